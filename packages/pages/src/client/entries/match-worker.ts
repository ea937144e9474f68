/**
 * Matches files beside the page, so that the page never stops. Nothing is sent: it makes no requests.
 */
import { answerPage } from "../match/answer-page.ts";

answerPage();
