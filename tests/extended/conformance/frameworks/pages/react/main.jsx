import "naijaref-elements";
import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";

function Payout() {
  const [place, setPlace] = useState("kano");
  return (
    <>
      <h1>Payout</h1>
      <form>
        <naija-phone name="phone" required />
        <naija-place
          name="place"
          levels="state lga ward"
          value={place}
          required
          onChange={(event) => setPlace(event.target.value)}
        />
        <naija-bank id="bank" name="bank" has="nip_code" required />
        <naija-account name="account" bank="#bank" required />
        <button type="submit">Send</button>
      </form>
      <p id="chosen">{place}</p>
    </>
  );
}

createRoot(document.querySelector("#app")).render(createElement(Payout));
