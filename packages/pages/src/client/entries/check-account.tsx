/** On the page that checks account numbers. */
import { AccountResult } from "../../tools/account/account-result.tsx";
import { showLive } from "../tools/live.tsx";

showLive(({ account = "", bank = "" }, isTyping) => (
  <AccountResult account={account} bank={bank} isTyping={isTyping} />
));
