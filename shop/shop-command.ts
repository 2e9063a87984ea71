const { SHOP_COMMAND } = globalThis.process?.env ?? {};

/**
 * What the owner types before a command on this machine: `deploy/` sets `SHOP_COMMAND` to its
 * `latawiec`; in a clone npm starts them.
 */
export const shopCommand = SHOP_COMMAND ?? "npm run shop --";

export const buildCommand = SHOP_COMMAND ? `${SHOP_COMMAND} build` : "npm run build";
