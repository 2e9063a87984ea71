import { ErrorStatus } from "./error-status.ts";
import type { FakeAccount, FakePackage } from "./account.ts";
import { logTypes, writeLog } from "./journal.ts";
import type { Deps, Parameters } from "./methods.ts";
import { findOrder } from "./orders.ts";

const couriers = [
  { code: "inpost", name: "InPost" },
  { code: "dpd", name: "DPD" },
  { code: "dhl", name: "DHL" },
];

export function getCouriersList(): object {
  return { couriers };
}

export function getOrderPackages({ order_id }: Parameters, { account, mixedTypes }: Deps): object {
  const { order_id: id } = findOrder(order_id, account);
  const packages = account.packages.filter((each) => each.order_id === id);
  return {
    packages: packages.map(({ order_id: _, ...each }) =>
      mixedTypes
        ? {
            ...each,
            package_id: String(each.package_id),
            tracking_status: String(each.tracking_status),
          }
        : each,
    ),
  };
}

/** Not idempotent: a repeated call enters a second parcel. */
export function createPackageManual(parameters: Parameters, deps: Deps): object {
  const { courier_code, package_number, pickup_date } = parameters;
  const order = findOrder(parameters.order_id, deps.account);
  checkText("courier_code", courier_code, 20);
  checkText("package_number", package_number, 40);
  if (!Number.isInteger(pickup_date)) throw reject("pickup_date");
  const { package_id } = addPackage(deps, order.order_id, {
    courier_code: String(courier_code),
    courier_package_nr: String(package_number),
  });
  return { package_id, package_number };
}

export function addPackage(
  deps: Pick<Deps, "account" | "now">,
  orderId: number,
  changes: Partial<FakePackage>,
): FakePackage {
  const { packages } = deps.account;
  const created: FakePackage = {
    package_id: Math.max(900, ...packages.map(({ package_id }) => package_id)) + 1,
    order_id: orderId,
    courier_package_nr: "",
    courier_code: "inpost",
    tracking_status: 1,
    tracking_url: "",
    ...changes,
  };
  packages.push(created);
  nameNewest(deps.account, orderId);
  writeLog(deps, logTypes.packageCreated, orderId, created.package_id);
  return created;
}

/** An order names its newest parcel. */
export function nameNewest(account: FakeAccount, orderId: number): void {
  const newest = account.packages.findLast(({ order_id }) => order_id === orderId);
  Object.assign(findOrder(orderId, account), {
    delivery_package_nr: newest?.courier_package_nr ?? "",
    delivery_package_module: newest?.courier_code ?? "",
  });
}

function checkText(field: string, value: unknown, max: number): void {
  if (typeof value !== "string" || value === "" || value.length > max) throw reject(field);
}

function reject(field: string): ErrorStatus {
  return new ErrorStatus("ERROR_PACKAGE_FIELDS", `${field} is missing or wrong`);
}
