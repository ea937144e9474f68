/**
 * Whose share a client has of what all clients share: the /48 of an IPv6 client, because who has one has
 * 65,536 of the /64s by which clients are told apart; of any other client itself.
 */
export function siteOf(client: string): string {
  if (!client.endsWith("::/64")) return client;
  const [first, second, third] = client.split(":", 3);
  return `${first}:${second}:${third}::/48`;
}
