/** A point on the map: latitude and longitude in decimal degrees, as maps take them. */
export const Point = ({ lat, lon }: { readonly lat: number | null; readonly lon: number | null }) =>
  lat === null || lon === null ? null : (
    <>
      {lat}, {lon}
    </>
  );
