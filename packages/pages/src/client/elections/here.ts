import { locate, positionProblem } from "../map/where-am-i.ts";

/** The LGA where the person is, or why there is none. The look-up is on the device: nothing is sent. */
export async function findLgaHere(): Promise<{ readonly code: string } | { readonly problem: string }> {
  try {
    const { coords } = await locate();
    const { reverseGeocode } = await import("naijaref/boundaries");
    const found = reverseGeocode({ lat: coords.latitude, lon: coords.longitude });
    return found.ok
      ? { code: found.value.lga.code }
      : { problem: "You are not in an LGA of Nigeria. Write the code on your voter's card." };
  } catch (error) {
    return { problem: positionProblem(error) };
  }
}
