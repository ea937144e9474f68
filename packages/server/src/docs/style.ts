/** The page's looks: one column on a phone; contents, words and panel side by side where there is room. */
export const style = `
:root {
  color-scheme: light dark;
  --ground: #fff; --surface: #f5f8f6; --text: #18221c; --quiet: #536059; --line: #dde5df;
  --accent: #00693e; --on-accent: #fff; --number: #1d4fa8; --bad: #a8201a;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0f1512; --surface: #171f1a; --text: #e2eae5; --quiet: #9caaa2; --line: #2a352f;
    --accent: #62d3a0; --on-accent: #0b1a12; --number: #9cc2ff; --bad: #ff9d94;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 3.5rem; -webkit-text-size-adjust: 100%; }
body {
  margin: 0; background: var(--ground); color: var(--text);
  font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
h1, h2, h3, h4 { line-height: 1.25; margin: 0; text-wrap: balance; }
h1 { font-size: 2.25rem; letter-spacing: -.02em; }
h2 { font-size: 1.6rem; letter-spacing: -.01em; }
h3 { font-size: 1.2rem; }
h4 { margin: 1.75rem 0 .5rem; font-size: .75rem; letter-spacing: .06em; text-transform: uppercase; color: var(--quiet); }
p { margin: .6rem 0; max-width: 42rem; }
a { color: var(--accent); text-underline-offset: .2em; text-decoration-thickness: 1px; }
h2 a, h3 a { color: inherit; text-decoration: none; }
h2 a:hover, h3 a:hover { text-decoration: underline; }
ul { list-style: none; margin: 0; padding: 0; }
dl, dd { margin: 0; }
code, pre { font-family: var(--mono); font-size: .875em; }
code { overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: .5rem; top: .5rem; z-index: 2; padding: .5rem 1rem; background: var(--ground); }
.note, .type, .mark { color: var(--quiet); font-size: .875rem; }
.note code { font-size: .95em; }
main { padding: 0 1.25rem 6rem; }

.contents {
  position: sticky; top: 0; z-index: 1; display: flex; gap: 1rem; align-items: baseline;
  padding: .6rem 1.25rem; background: var(--ground); border-bottom: 1px solid var(--line); overflow-x: auto;
}
.contents > ul { display: flex; gap: 1rem; font-size: .9rem; white-space: nowrap; }
.contents ul ul { display: none; }
.contents a { color: var(--quiet); text-decoration: none; }
.contents a:hover, .contents a[aria-current] { color: var(--accent); text-decoration: underline; }
.contents li:has([aria-current]) > a { color: var(--accent); }
.contents .brand { display: none; color: var(--text); font-weight: 650; text-decoration: none; }

.introduction { padding-top: 2.5rem; }
.lead { font-size: 1.2rem; color: var(--quiet); margin-top: .35rem; }
.facts { margin-top: 1.5rem; }
.facts > div { display: grid; grid-template-columns: 6.5rem minmax(0, 1fr); gap: 1rem; padding: .4rem 0; border-top: 1px solid var(--line); }
.facts > div:last-child { border-bottom: 1px solid var(--line); }
.facts dt { color: var(--quiet); }
.conventions, .domain { padding-top: 3.5rem; }
.conventions > h2 { margin-bottom: 1rem; }

.index { margin: 1rem 0; padding: .25rem 1rem; background: var(--surface); border-radius: .6rem; }
.index li { display: grid; column-gap: 1.5rem; padding: .35rem 0; }
.index li + li { border-top: 1px solid var(--line); }
.index a { text-decoration: none; }
.index a:hover { text-decoration: underline; }

.operation { margin-top: 2rem; padding-top: 2rem; border-top: 1px solid var(--line); }
.request { margin: .5rem 0; }
.method { font: 600 .7rem/1 var(--mono); letter-spacing: .05em; padding: .2rem .4rem; border-radius: .3rem; color: var(--on-accent); background: var(--accent); }
.path var { font-style: normal; color: var(--accent); }

.fields > div { padding: .55rem 0; border-top: 1px solid var(--line); }
.fields dt { line-height: 1.45; }
.fields dt > code { font-weight: 600; }
.mark::before { content: "· "; }
.fields dd > p { margin: .2rem 0 0; }
.fields dd > span { display: inline-block; }
.status { font: 600 .8rem/1 var(--mono); }
.bad { color: var(--bad); }
.good { color: var(--accent); }

details { margin: .75rem 0; }
summary { cursor: pointer; width: fit-content; color: var(--accent); }
summary:hover { text-decoration: underline; }

.panel { margin-top: 1.5rem; padding: 1rem; background: var(--surface); border-radius: .6rem; min-width: 0; }
.panel h4:first-child, .language + h4 { margin-top: 0; }
.find { display: flex; flex-wrap: wrap; gap: .35rem .9rem; align-items: center; margin-top: 2rem; }
.find input { max-width: 20rem; }
.language { float: right; width: auto; min-height: 0; padding: 0 .3rem; font-size: .8rem; }
.sample pre { max-height: 26rem; overflow: auto; margin: .5rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .8rem; line-height: 1.5; }
.examples li { padding: .45rem 0; }
.examples li > code { display: block; }
.examples li + li { border-top: 1px solid var(--line); }
.examples code { line-height: 1.5; white-space: pre-wrap; }
.examples .target { display: inline-block; }
.base { color: var(--quiet); }
.facts .base { color: inherit; }
.actions { display: flex; gap: .35rem; justify-content: end; margin-top: .25rem; }
button {
  font: 500 .8rem/1.4 inherit; font-family: inherit; color: var(--accent); background: var(--ground);
  border: 1px solid var(--line); border-radius: .35rem; padding: .2rem .55rem; cursor: pointer; min-height: 1.75rem;
}
button:hover { border-color: var(--accent); }
.send button { font-size: .95rem; font-weight: 600; padding: .4rem 1.2rem; color: var(--on-accent); background: var(--accent); border-color: var(--accent); }
.send button:hover { filter: brightness(1.1); }
.control { display: grid; grid-template-columns: minmax(6rem, 1fr) 3fr; gap: .25rem .75rem; align-items: baseline; margin: .5rem 0; }
.control label { font: .875rem/1.4 var(--mono); overflow-wrap: anywhere; }
.control .note { display: block; font-family: system-ui, sans-serif; font-size: .75rem; }
input, select {
  font: 1rem/1.4 inherit; font-family: inherit; width: 100%; min-height: 2.4rem; padding: .35rem .6rem;
  color: var(--text); background: var(--ground); border: 1px solid var(--quiet); border-radius: .35rem;
}
::placeholder { color: var(--quiet); opacity: 1; font-style: italic; }
.send { display: flex; flex-wrap: wrap; gap: .35rem .9rem; align-items: center; }
.answer pre {
  max-height: 26rem; margin: .5rem 0 0; padding: .75rem; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--ground);
  border: 1px solid var(--line); border-radius: .35rem; line-height: 1.5; tab-size: 2; font-size: .8rem;
}
.headers div { margin: .3rem 0; font: .8rem/1.45 var(--mono); overflow-wrap: anywhere; }
.headers dt, .headers dd { display: inline; }
.headers dt { color: var(--quiet); }
pre .text { color: var(--accent); }
pre .value { color: var(--number); }

@media (scripting: none) { .try, .try-title, .actions, .find, .language { display: none; } }
@media (scripting: enabled) { .if-no-script { display: none; } }

@media (min-width: 44rem) {
  main { padding-inline: 2.5rem; }
  .index li { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: baseline; }
  .fields > div { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); gap: 1.25rem; }
  .fields .type, .fields .mark { display: block; }
  .mark::before { content: none; }
}
@media (min-width: 64rem) {
  html { scroll-padding-top: 1.5rem; }
  body { display: grid; grid-template-columns: 16rem minmax(0, 1fr); }
  main { max-width: 80rem; }
  .contents { flex-direction: column; height: 100vh; padding: 2.5rem 1rem 2.5rem 2rem; border: 0; border-right: 1px solid var(--line); overflow: hidden auto; background: var(--surface); }
  .contents > ul { flex-direction: column; white-space: normal; gap: .6rem; }
  .contents > ul > li > a { font-weight: 600; }
  .contents > ul > li:not(:has([aria-current])) > a { color: var(--text); }
  .contents ul ul { display: block; margin: .15rem 0 .35rem; }
  .contents ul ul a { display: block; padding: .12rem 0; }
  .contents .brand { display: block; font-size: 1.1rem; }
}
@media (min-width: 76rem) {
  .operation { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 27rem); gap: 3rem; }
  .panel { align-self: start; margin: 0; }
}
[hidden] { display: none !important; }
@media print { .contents, .find, .language, .try, .try-title, .actions { display: none; } }
`;
