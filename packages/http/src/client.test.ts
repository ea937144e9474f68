import { describe, expect, it } from "vitest";
import { createClientReader, readRanges } from "./client.ts";

function clientOf(peer: string, forwarded?: string, trusted = ""): string {
  const read = readRanges(trusted);
  if (!read.ok) throw new Error(read.problem);
  return createClientReader(read.ranges)({ peer, header: () => forwarded });
}

it("reads no more than some trusted hops, however many somebody claims", () => {
  const hops = Array.from({ length: 1200 }, (_, at) => `10.0.${at >> 8}.${at & 255}`);
  expect(clientOf("10.0.0.1", `203.0.113.1, ${hops.slice(0, 31).join(", ")}`, "10.0.0.0/8")).toBe(
    "203.0.113.1",
  );
  expect(clientOf("10.0.0.1", `203.0.113.1, ${hops.join(", ")}`, "10.0.0.0/8")).toMatch(/^10\./);
});

describe("the client", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["", "unknown"],
  ])("at %s is %s", (peer, client) => {
    expect(clientOf(peer, "203.0.113.1")).toBe(client);
  });

  it.each([
    ["nothing", undefined, "10.0.0.1"],
    ["one address", "203.0.113.1", "203.0.113.1"],
    ["a spoofed one to the left", "1.2.3.4, 203.0.113.1", "203.0.113.1"],
    ["trusted hops to the right", "203.0.113.1, 10.0.0.2, 10.9.9.9", "203.0.113.1"],
    ["what is no address behind a hop", "_hidden, 10.0.0.2", "10.0.0.2"],
    ["an IPv6 address with a port", "[2001:db8::1]:443", "2001:db8:0:0::/64"],
    ["an IPv4 address with a port", "203.0.113.1:443", "203.0.113.1"],
  ])("behind a trusted proxy that writes %s", (_, forwarded, client) => {
    expect(clientOf("10.0.0.1", forwarded, "10.0.0.0/8")).toBe(client);
  });

  it("is read from IPv6 proxies and from IPv4 ones on an IPv6 socket", () => {
    expect(clientOf("fd00::7", "203.0.113.1", "fd00::/8")).toBe("203.0.113.1");
    expect(clientOf("::ffff:10.0.0.1", "203.0.113.1", "10.0.0.1")).toBe("203.0.113.1");
    expect(clientOf("10.0.0.2", "203.0.113.1", "10.0.0.1")).toBe("10.0.0.2");
    expect(clientOf("10.0.0.1", "203.0.113.1", "::ffff:10.0.0.0/104")).toBe("203.0.113.1");
  });
});

it.each([
  ...["10.0.0.0/33", "127/8", "10.1/16", "::ffff:10.0.0.0/95", "example.ng", "10.0.0", "::1/129"],
  ...["10.0.0.1/8/8"],
])("takes %s for no range", (text) => {
  expect(readRanges(`127.0.0.1, ${text}`)).toEqual({ ok: false, problem: text });
});
