/**
 * The same with what reads addresses, which is large: the page starts it when somebody matches addresses. A
 * worker may load nothing more once it runs, so it is one of its own.
 */
import { createAddressMatcher } from "naijaref/address";
import { answerPage } from "../match/answer-page.ts";

answerPage({ addresses: createAddressMatcher });
