import type { FakeAccount, FakePackage } from "./account.ts";
import { addInvoice } from "./invoices.ts";
import { logTypes, writeLog, type LogType } from "./journal.ts";
import type { Parameters } from "./methods.ts";
import { findOrder, moveToStatus } from "./orders.ts";
import { addPackage, nameNewest } from "./packages.ts";

export type FakePanel = ReturnType<typeof createPanel>;

/** What the owner does in BaseLinker by hand. */
export function createPanel(state: { account: FakeAccount; now: () => number }) {
  const deps = { ...state, mixedTypes: false };
  const { account } = state;
  const log = (type: LogType, id: number, object = 0) => writeLog(deps, type, id, object);
  return {
    setStatus: (id: number, status: number) => moveToStatus(findOrder(id, account), status, deps),
    /** The whole sum, in zlotys. */
    book(id: number, payment_done: number): void {
      Object.assign(findOrder(id, account), { payment_done });
      log(logTypes.paid, id);
    },
    addPackage: (id: number, changes: Partial<FakePackage> = {}) => addPackage(deps, id, changes),
    trackPackage(packageId: number, tracking_status: number): void {
      const found = account.packages.find(({ package_id }) => package_id === packageId)!;
      Object.assign(found, { tracking_status });
      log(logTypes.packageStatus, found.order_id, packageId);
    },
    deletePackage(packageId: number): void {
      const index = account.packages.findIndex(({ package_id }) => package_id === packageId);
      const [removed] = account.packages.splice(index, 1);
      nameNewest(account, removed!.order_id);
      log(logTypes.packageDeleted, removed!.order_id, packageId);
    },
    edit(id: number, changes: Parameters): void {
      Object.assign(findOrder(id, account), changes);
      log(logTypes.edited, id);
    },
    editLine(id: number, index: number, changes: Parameters): void {
      const order = findOrder(id, account);
      const products = order.products as Parameters[];
      order.products = products.map((line, at) => (at === index ? { ...line, ...changes } : line));
      log(logTypes.lineEdited, id);
    },
    remove(id: number): void {
      account.orders = account.orders.filter(({ order_id }) => order_id !== id);
      log(logTypes.removed, id);
    },
    /** The second order's lines go into the first, and the second one goes. */
    merge(id: number, other: number): void {
      const into = findOrder(id, account);
      const merged = findOrder(other, account);
      into.products = [...(into.products as Parameters[]), ...(merged.products as Parameters[])];
      account.orders = account.orders.filter(({ order_id }) => order_id !== other);
      log(logTypes.merged, id, other);
      log(logTypes.removed, other);
    },
    /** The last line leaves for a new order, whose id is returned. */
    split(id: number): number {
      const order = findOrder(id, account);
      const products = order.products as Parameters[];
      const order_id = Math.max(...account.orders.map((each) => each.order_id)) + 1;
      const marks = { extra_field_1: "", admin_comments: "" };
      account.orders.push({ ...order, ...marks, order_id, products: products.slice(-1) });
      order.products = products.slice(0, -1);
      log(logTypes.split, id, order_id);
      return order_id;
    },
    issueInvoice: (id: number, number: string) => addInvoice(deps, id, number),
  };
}
