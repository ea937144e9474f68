/**
 * The same with the ids of other systems, which are large: the page starts it when somebody says that a
 * column has such ids.
 */
import { createIdReader } from "naijaref/concordance";
import { ANY_SYSTEM } from "../../tools/match/kinds.ts";
import { answerPage } from "../match/answer-page.ts";

answerPage({ ids: (system) => createIdReader(system === ANY_SYSTEM ? {} : { system }) });
