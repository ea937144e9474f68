import { createServer } from "node:http";

const server = createServer((_, response) => response.end("{}"));
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
