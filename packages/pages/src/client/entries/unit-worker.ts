/**
 * The same for polling units. It may load nothing more once it runs: the page gives it the units of the
 * states that the table needs.
 */
import { answerPage } from "../match/answer-page.ts";
import { openLoadedUnits } from "../match/loaded-units.ts";

answerPage({ units: openLoadedUnits() });
