/** @jsxImportSource preact */
import "naijaref-elements/preact";

export const payout = (
  <form>
    <naija-phone name="phone" type="mobile" required />
    <naija-place name="place" levels="state lga ward" class="wide" locate />
    <naija-bank id="bank" has="nip_code" onChange={(event) => event.currentTarget.value.trim()} />
    <naija-account bank="#bank" strict />
    {/* @ts-expect-error there is no such level */}
    <naija-place levels="region" />
  </form>
);
