/** Letters and digits together, or a prefix that only ids have. */
const LIKE_ID = /^\s*(?:(?=\S*\d)(?=\S*[a-z])[\w.:/~-]+|ng\.[a-z.]+|ocd-division\/\S+)\s*$/i;

/**
 * Whether a text may be an id that nobody takes for a name or a count, as `Q320852` and `NG.LA`, but not
 * `7701336`. Only for such a text a reader without a system has to be loaded.
 */
export const isLikeId = (text: string): boolean => typeof text === "string" && LIKE_ID.test(text);
