import { StylesBelow } from "../layout/styles-below.tsx";
import type { Content } from "../page.ts";

export const noEmbed = (title: string, advice: string): Content => ({
  status: 404,
  title,
  description: `${title}. ${advice}`,
  assets: ["embed.css", "embed.js"],
  isEmbed: true,
  main: (
    <>
      <StylesBelow />
      <h1>{title}</h1>
      <p class="lead">{advice} Each record’s page has its code, and the lines to copy for this frame.</p>
    </>
  ),
});
