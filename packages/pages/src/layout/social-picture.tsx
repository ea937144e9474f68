import type { Site } from "../page.ts";
import { PICTURE, pictureAddress } from "../picture/address.ts";

/** What social networks show beside a link to the page. They take whole addresses only. */
export const SocialPicture = ({ code, site }: { readonly code: string; readonly site: Site }) => (
  <>
    <meta
      property="og:image"
      content={`${site.staticHost?.apiUrl ?? site.publicUrl}${pictureAddress(code)}`}
    />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content={String(PICTURE.width)} />
    <meta property="og:image:height" content={String(PICTURE.height)} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);
