import { pages } from "@naijaref/pages";
import { createPollingUnits } from "naijaref/polling-units";
import { loadStateModule } from "naijaref-polling-units";
import { FetchRequest, toResponse } from "../../packages/server/src/fetch/message.ts";
import { createHandler } from "../../packages/server/src/service/handler.ts";

/** The service as a function: no socket, no process, no limit. */
const handle = createHandler({
  limiter: undefined,
  trustedProxies: [],
  encode: undefined,
  pages,
  state: {
    isDraining: () => false,
    uptime: () => 0,
    pollingUnits: createPollingUnits(loadStateModule),
    publicUrl: "https://api.example.ng",
  },
  report: (error) => {
    throw error;
  },
});

/** What the service answers to a target such as `/v1/lgas/Ikeja`. */
export async function ask(target: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const request = new Request(`https://api.example.ng${target}`, { headers });
  return toResponse(await handle(new FetchRequest(request, () => "")), "GET");
}
