/** The ids of a client at ::1: its /64, and its address where clients are not told apart by their /64s. */
const LOOPBACK_IN_IPV6 = ["0:0:0:0::/64", "::1"];

export const isOwnMachine = (client: string): boolean =>
  client.startsWith("127.") || LOOPBACK_IN_IPV6.includes(client);
