import { accountResult } from "../../tools/account/account-result.tsx";
import { showLive } from "../tools/live.tsx";

showLive(accountResult);
