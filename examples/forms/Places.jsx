import { lgasOfState, listStates, wardsOfLga } from "naijaref/places";
import { useState } from "react";

/** State, LGA and ward in React, with the library alone. The form sends our codes. */
export function Places() {
  const [state, setState] = useState("");
  const [lga, setLga] = useState("");
  const lgas = lgasOfState(state);
  const wards = wardsOfLga(lga);
  return (
    <>
      <Select
        label="State"
        name="state"
        records={listStates()}
        onChange={(chosen) => {
          setState(chosen);
          setLga("");
        }}
      />
      {/* With another key the select is a new one: nothing stays chosen that is in another state. */}
      <Select key={state} label="LGA" name="lga" records={lgas.ok ? lgas.value : []} onChange={setLga} />
      <Select key={`${state} ${lga}`} label="Ward" name="ward" records={wards.ok ? wards.value : []} />
    </>
  );
}

function Select({ label, name, records, onChange }) {
  return (
    <label>
      {label}
      <select
        name={name}
        required
        disabled={records.length === 0}
        onChange={(event) => onChange?.(event.target.value)}
      >
        <option value="">Choose one</option>
        {records.map((record) => (
          <option key={record.code} value={record.code}>
            {record.name}
          </option>
        ))}
      </select>
    </label>
  );
}
