import type { MatchCandidate } from "naijaref/match";
import type { Doubt } from "./messages.ts";

/** The rows of which a person should see what they mean, and what each could be. */
export function ReviewDoubts({
  doubts,
  more,
  decisions,
  decide,
}: {
  readonly doubts: readonly Doubt[];
  readonly more: number;
  readonly decisions: ReadonlyMap<string, MatchCandidate | null>;
  /** Undefined takes a decision back. */
  readonly decide: (key: string, candidate: MatchCandidate | null | undefined) => void;
}) {
  if (doubts.length === 0) return <p>Nothing is unsure.</p>;
  return (
    <>
      <h2>Look at these</h2>
      <p class="quiet">Equal rows are shown once. What you leave as it is stays as it was matched.</p>
      <ol class="review">
        {doubts.map((doubt) => (
          <li key={doubt.key} class={doubt.status}>
            <p>
              <strong>{doubt.text === "" ? "(empty)" : doubt.text}</strong>{" "}
              <span class="quiet">
                {doubt.within !== "" && `${doubt.within} · `}
                row {doubt.firstRow.toLocaleString("en")}
                {doubt.rows > 1 && ` and ${(doubt.rows - 1).toLocaleString("en")} more`}
              </span>
            </p>
            <p class="quiet">{doubt.why}</p>
            <Choices
              doubt={doubt}
              decision={decisions.get(doubt.key)}
              decide={(one) => decide(doubt.key, one)}
            />
          </li>
        ))}
      </ol>
      {more > 0 && (
        <p>
          {more.toLocaleString("en")} more are in the new file: sort it by the column match_status to see them
          together.
        </p>
      )}
    </>
  );
}

function Choices({
  doubt,
  decision,
  decide,
}: {
  readonly doubt: Doubt;
  readonly decision: MatchCandidate | null | undefined;
  readonly decide: (candidate: MatchCandidate | null | undefined) => void;
}) {
  if (doubt.candidates.length === 0) return null;
  const name = `doubt-${doubt.key}`;
  const asMatched =
    doubt.status === "typo" ? `As matched: ${doubt.candidates[0]?.name}` : "Leave without a code";
  return (
    <fieldset class="choices">
      <legend class="visually-hidden">What {doubt.text} means</legend>
      <Choice
        name={name}
        text={asMatched}
        isChosen={decision === undefined}
        choose={() => decide(undefined)}
      />
      {doubt.candidates.slice(doubt.status === "typo" ? 1 : 0).map((candidate) => (
        <Choice
          key={candidate.code}
          name={name}
          text={[candidate.name, candidate.stateCode, candidate.code]
            .filter((word) => word !== null)
            .join(" · ")}
          isChosen={decision?.code === candidate.code}
          choose={() => decide(candidate)}
        />
      ))}
      {doubt.status === "typo" && (
        <Choice name={name} text="None of these" isChosen={decision === null} choose={() => decide(null)} />
      )}
    </fieldset>
  );
}

const Choice = ({
  name,
  text,
  isChosen,
  choose,
}: {
  readonly name: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly choose: () => void;
}) => (
  <label>
    <input type="radio" name={name} checked={isChosen} onChange={choose} /> {text}
  </label>
);
