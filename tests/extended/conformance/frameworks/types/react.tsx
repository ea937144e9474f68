/** @jsxImportSource react */
import "naijaref-elements/react";
import { useRef, useState } from "react";

export function Payout() {
  const [bank, setBank] = useState("");
  const place = useRef<HTMLElementTagNameMap["naija-place"]>(null);
  return (
    <form className="payout">
      <naija-phone name="phone" type="mobile" required />
      <naija-place ref={place} name="place" levels="state lga ward" className="wide" locate />
      <naija-bank
        id="bank"
        value={bank}
        has="nip_code"
        onChange={(event) => setBank(event.currentTarget.value)}
      />
      <naija-account bank="#bank" strict />
      {/* @ts-expect-error there is no such level */}
      <naija-place levels="region" />
      {/* @ts-expect-error a value is text */}
      <naija-bank value={5} />
    </form>
  );
}
