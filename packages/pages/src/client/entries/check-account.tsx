/** On the page that checks account numbers. */
import { render } from "preact";
import { AccountResult, BankOptions } from "../../tools/account/account-result.tsx";
import { showLive } from "../tools/live.tsx";

const select = document.querySelector<HTMLSelectElement>("select[name=bank]");
if (select !== null) {
  const chosen = select.value;
  select.replaceChildren();
  render(<BankOptions bank={chosen} areAll />, select);
}

showLive(({ account = "", bank = "" }, isTyping) => (
  <AccountResult account={account} bank={bank} isTyping={isTyping} />
));
