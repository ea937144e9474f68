/**
 * The examples of an operation as commands. With script they name the service that served the page, in the
 * language that is chosen.
 */
export const Examples = ({
  examples,
  service,
  canTry,
}: {
  readonly examples: readonly string[];
  /** The address that commands name. */
  readonly service: string;
  readonly canTry: boolean;
}) => (
  <>
    <div class="panel-title">
      <h4>Examples</h4>
      <select class="language if-script" aria-label="Language of the examples" autocomplete="off">
        <option>curl</option>
        <option>JavaScript</option>
        <option>Python</option>
      </select>
    </div>
    <ul>
      {examples.map((example) => (
        <li key={example} class="example">
          <code>
            curl "<span class="base">{service}</span>
            <wbr />
            <a href={example}>{example}</a>"
          </code>
          <span class="example-actions if-script">
            <button type="button" data-copy="" aria-label={`Copy the example ${example}`}>
              Copy
            </button>
            {canTry && (
              <button type="button" class="try" aria-label={`Try ${example}`}>
                Try
              </button>
            )}
          </span>
        </li>
      ))}
    </ul>
  </>
);
