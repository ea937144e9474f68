import type { MatchCandidate } from "naijaref/match";
import { useEffect, useRef, useState } from "preact/hooks";
import { STATUS_WORDS } from "../../tools/match/kinds.ts";
import { grouped } from "../../words.ts";
import type { Decisions, Doubt } from "./messages.ts";

const NONE = "none";
const AS_MATCHED = "";
const ANOTHER = "another";

/** What a person decides: a record, null for none, undefined to take the decision back. */
type Decide = (changes: readonly (readonly [Doubt, MatchCandidate | null | undefined])[]) => void;

/** What the rows of a review share. */
export interface Review {
  readonly decisions: Decisions;
  /** Their names by their codes. */
  readonly states: Readonly<Record<string, string>>;
  readonly decide: Decide;
  readonly find: (text: string, doubt: Doubt) => Promise<readonly MatchCandidate[]>;
}

export function ReviewRow({ doubt, decisions, states, decide, find }: Review & { readonly doubt: Doubt }) {
  const decision = decisions.get(doubt.key);
  const [isSearching, setSearching] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const { text, state, lga, ward, rows, firstRow, status, why } = doubt;
  const isMatched = status !== "ambiguous" && status !== "none";
  const nameOf = ({ kind, code, name, stateCode }: MatchCandidate): string => {
    // Units of one ward share names, and their codes say which of them it is.
    if (kind === "polling_unit") return `${name}, ${code}`;
    const place = stateCode === null || kind === "state" ? undefined : (states[stateCode] ?? stateCode);
    return place === undefined ? name : `${name}, ${place}`;
  };
  // A record that was looked for is one of the choices from then on.
  const candidates =
    decision && !doubt.candidates.some(({ code }) => code === decision.code)
      ? [decision, ...doubt.candidates]
      : doubt.candidates;
  const [first] = doubt.candidates;
  const value = decision === undefined ? AS_MATCHED : (decision?.code ?? NONE);
  const within = [ward, lga, state].filter((word) => word !== "").join(", ");
  return (
    <tr class={decision === undefined ? status : "chosen"}>
      <td class="row-number">
        <span class="small-label">Row </span>
        {grouped(firstRow)}
        {rows > 1 && <span class="quiet"> and {grouped(rows - 1)} more</span>}
      </td>
      <th scope="row">
        {text === "" ? "(empty)" : text}
        {within !== "" && <span class="quiet"> {within}</span>}
        <span class="why quiet">{why}</span>
      </th>
      <td>
        <select
          ref={select}
          aria-label={`${text === "" ? "The empty cell" : text}, row ${firstRow}, becomes`}
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.value;
            if (chosen === ANOTHER) {
              currentTarget.value = value;
              setSearching(true);
              return;
            }
            setSearching(false);
            // As it was matched, no candidate has the empty code.
            const candidate = candidates.find(({ code }) => code === chosen);
            decide([[doubt, chosen === NONE ? null : candidate]]);
          }}
        >
          <option value={AS_MATCHED}>{isMatched && first !== undefined ? nameOf(first) : "No code"}</option>
          {candidates.slice(isMatched && candidates === doubt.candidates ? 1 : 0).map((candidate) => (
            <option key={candidate.code} value={candidate.code}>
              {nameOf(candidate)}
            </option>
          ))}
          {(isMatched || decision === null) && <option value={NONE}>None of these: no code</option>}
          <option value={ANOTHER}>Another …</option>
        </select>
        {isSearching && (
          <Search
            typed={text}
            nameOf={nameOf}
            find={(typed) => find(typed, doubt)}
            choose={(candidate) => {
              setSearching(false);
              if (candidate !== undefined) decide([[doubt, candidate]]);
              select.current?.focus();
            }}
          />
        )}
      </td>
      <td class="sure">
        {decision !== undefined
          ? "you chose it"
          : isMatched
            ? `${Math.round((first?.confidence ?? 0) * 100)} % sure`
            : STATUS_WORDS[status][0]}
      </td>
    </tr>
  );
}

function Search({
  typed,
  nameOf,
  find,
  choose,
}: {
  readonly typed: string;
  readonly nameOf: (candidate: MatchCandidate) => string;
  readonly find: (text: string) => Promise<readonly MatchCandidate[]>;
  /** Undefined leaves it as it is. */
  readonly choose: (candidate: MatchCandidate | undefined) => void;
}) {
  const [found, setFound] = useState<readonly MatchCandidate[]>();
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(0);
  const look = async (text: string): Promise<void> => {
    asked.current++;
    const number = asked.current;
    const candidates = await find(text);
    if (number === asked.current) setFound(candidates);
  };
  useEffect(() => {
    input.current?.focus();
    void look("");
  }, []);
  return (
    <fieldset
      class="row-search"
      onKeyDown={(event) => {
        if (event.key === "Escape") choose(undefined);
      }}
    >
      <legend class="visually-hidden">Another record for {typed}</legend>
      <input
        ref={input}
        type="search"
        autocomplete="off"
        placeholder="Type a name or a code"
        aria-label={`Look for another record for ${typed}`}
        onInput={({ currentTarget }) => void look(currentTarget.value)}
      />
      <ul>
        {found?.map((candidate) => (
          <li key={candidate.code}>
            <button type="button" onClick={() => choose(candidate)}>
              {candidate.kind === "polling_unit" ? candidate.name : nameOf(candidate)}{" "}
              <code>{candidate.code}</code>
            </button>
          </li>
        ))}
        {found?.length === 0 && <li class="quiet">Nothing has this name.</li>}
      </ul>
    </fieldset>
  );
}
