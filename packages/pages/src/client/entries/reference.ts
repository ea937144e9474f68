/** On the reference of the API: examples in three languages, forms that ask the service, and what is read. */
import { markWhatIsRead } from "../reference/contents.ts";
import { setUpExamples } from "../reference/examples.ts";
import { paint } from "../reference/paint.ts";
import { setUpForms } from "../reference/try-it.ts";

for (const base of document.querySelectorAll(".base")) base.textContent = location.origin;
setUpExamples();
setUpForms();
markWhatIsRead();
for (const sample of document.querySelectorAll<HTMLElement>(".sample pre")) paint(sample);
