/** On the page that checks account numbers. */
import { AccountResult } from "../../tools/account/account-result.tsx";
import { showLive } from "../tools/live.tsx";

showLive(({ account = "", bank = "" }) => <AccountResult account={account} bank={bank} />);
