/** Says where the person is, if they ask. The look-up is in the browser: the position is not sent. */
export const WhereAmI = () => (
  <section class="where" aria-labelledby="where-title" data-where>
    <h2 id="where-title">Where am I?</h2>
    <p>Your state, LGA and constituencies. Your position stays on your device.</p>
    <p>
      <button type="button" class="button" data-locate>
        Find where I am
      </button>
    </p>
    <div role="status" tabIndex={-1} data-found />
    <noscript>
      <p>This needs script. Without it, search for coordinates, such as 6.6018, 3.3515.</p>
    </noscript>
  </section>
);
