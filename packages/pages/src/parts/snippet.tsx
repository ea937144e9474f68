/** A command or a line of code with a button that copies it. */
export const Snippet = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <div class="snippet">
    <div class="snippet-title">
      {title}
      <button type="button" class="copy" data-copy={text} aria-label={`Copy: ${title}`}>
        Copy
      </button>
    </div>
    <pre>
      <code>{text}</code>
    </pre>
  </div>
);
