/** Links that scripts draw lead to where their pages are on this host. */
import { options } from "preact";
import { hostAddress } from "./host.ts";

const { vnode: before } = options;

options.vnode = (node) => {
  const { href } = node.props as { href?: unknown };
  if (node.type === "a" && typeof href === "string" && href.startsWith("/"))
    Object.assign(node.props as object, { href: hostAddress(href) });
  before?.(node);
};
