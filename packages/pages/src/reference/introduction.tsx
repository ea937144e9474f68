import { type ErrorCode, errors } from "@naijaref/api/contract/errors";
import { limitInWords, STANDARD_LIMIT } from "@naijaref/api/contract/limit";
import { ALWAYS } from "@naijaref/api/contract/openapi";
import { type Site, serviceUrl } from "../page.ts";
import { Fact, Facts } from "../parts/facts.tsx";
import { Prose } from "../parts/prose.tsx";
import { Section } from "../parts/section.tsx";

/** What a reader needs before the first request. */
export const Introduction = ({ site }: { readonly site: Site }) => (
  <Facts form="text">
    <Fact name="Base URL">
      <code class="base">{serviceUrl(site)}</code>
    </Fact>
    <Fact name="Key">None needed. Any web page may call the API.</Fact>
    <Fact name="Rate limit">
      <Prose text={limitInWords(site.rateLimit ?? STANDARD_LIMIT)} />
    </Fact>
    <Fact name="Licence">
      Data <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>, code MIT
    </Fact>
    <Fact name="Version">
      1; new fields and operations may be added, and nothing is removed.{" "}
      <a href="/v1/openapi.json">OpenAPI description</a>
    </Fact>
  </Facts>
);

/** What applies to all responses. */
export const Conventions = () => (
  <Section id="conventions" title={<a href="#conventions">Answers</a>}>
    <Facts form="text">
      <Fact name="One record">
        <code>{'{ "data": { … } }'}</code>
      </Fact>
      <Fact name="A list">
        <code>{'{ "count": 2, "data": [ … ] }'}</code> in a stable order.
      </Fact>
      <Fact name="An error">
        <code>{'{ "error": { "code": "…", "message": "…" } }'}</code> The code is for programs, the message
        says what to do. <a href="#errors">All codes</a>
      </Fact>
      <Fact name="Unknown values">
        Every field is always present. It is <code>null</code> if no source gives a value; lists are never{" "}
        <code>null</code>.
      </Fact>
      <Fact name="Uncertain values">
        <code>unverified_fields</code> names the fields of a record that have only one weak source, or on
        which sources disagree. <code>sources</code> says where the record comes from;{" "}
        <a href="#getMeta">the dataset's description</a> has each source.
      </Fact>
      <Fact name="Caching">
        Responses have an <code>ETag</code>. Send it in <code>If-None-Match</code>: if the response has not
        changed, the service returns an empty 304.
      </Fact>
    </Facts>
  </Section>
);

/** Every error code: what it means, and the status that it comes with. */
export const Errors = () => (
  <Section id="errors" title={<a href="#errors">Errors</a>}>
    <p>
      Each operation lists its own errors. Any operation may also return{" "}
      <Prose text={ALWAYS.map((code) => `\`${code}\``).join(", ")} />.
    </p>
    <Facts form="fields">
      {(Object.keys(errors) as ErrorCode[]).map((code) => (
        <div key={code} id={`error-${code}`}>
          <dt>
            <span class="status bad">{errors[code].status}</span> <code>{code}</code>
          </dt>
          <dd>
            <Prose text={errors[code].when} />
          </dd>
        </div>
      ))}
    </Facts>
  </Section>
);
