import * as service from "@naijaref/http/client";
import fc from "fast-check";
import { expect, it } from "vitest";
import * as own from "./own-clients.ts";

it("names a client as the service does that trusts no proxy", () => {
  const [readOwn, read] = [own.createPeerReader([]), service.createPeerReader([])];
  fc.assert(
    fc.property(
      fc.oneof(
        fc.ipV4(),
        // Of IPv4 in IPv6, a socket has the one form that is next.
        fc.ipV6().filter((address) => !/ffff|\./i.test(address)),
        fc.ipV4().map((address) => `::ffff:${address}`),
        fc.constantFrom("::", "::1", "fe80::1%eth0", "2001:db8:0:1::5"),
      ),
      (address) => {
        expect(readOwn(address)).toEqual(read(address));
      },
    ),
    { numRuns: 1000 },
  );
  expect(own.readRanges("")).toEqual(service.readRanges(""));
});
