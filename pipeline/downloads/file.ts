import { createHash } from "node:crypto";

/** A file to take away. */
export interface DownloadFile {
  /** Its name in the folder and in its address. */
  readonly name: string;
  /** What is in it, in one sentence. */
  readonly description: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** In hexadecimal digits. */
  readonly sha256: string;
  /** How many records it has, and how many fields each; null where it is no table, or has several. */
  readonly rows: number | null;
  readonly columns: number | null;
}

interface About {
  readonly name: string;
  readonly description: string;
  readonly mediaType: string;
  readonly rows?: number;
  readonly columns?: number;
}

export function downloadFile(about: About, content: string | Uint8Array): DownloadFile {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { rows: null, columns: null, ...about, bytes, sha256 };
}
