import type { Rolldown } from "vite";

type Program = ReturnType<Rolldown.PluginContext["parse"]>;
type Statement = Program["body"][number];

/** What the app may take from React Router in the browser; anything else may be left out there. */
const kept = new Set([
  "Form",
  "Links",
  "Meta",
  "Outlet",
  "Scripts",
  "ScrollRestoration",
  "UNSAFE_DataRouterContext",
  "UNSAFE_FrameworkContext",
  "UNSAFE_withComponentProps",
  "UNSAFE_withErrorBoundaryProps",
  "createContext",
  "data",
  "isRouteErrorResponse",
  "redirect",
  "useActionData",
  "useFetcher",
  "useLocation",
  "useNavigate",
  "useNavigation",
  "useRouteError",
  "useSearchParams",
]);

/** What a route would have to export to be asked for it in the browser. */
const leftOut = new Set(["clientMiddleware", "HydrateFallback", "links"]);

/** The first thing in this module that needs a part of the router which the browser does not get. */
export function findMissingPart({ body }: Program): string | undefined {
  return (
    body.flatMap(importedNames).find((name) => !kept.has(name)) ??
    body.flatMap(exportedNames).find((name) => leftOut.has(name))
  );
}

function importedNames(statement: Statement): string[] {
  if (statement.type !== "ImportDeclaration" || statement.source.value !== "react-router")
    return [];
  return statement.specifiers.map((each) =>
    each.type === "ImportSpecifier" && "name" in each.imported ? each.imported.name : each.type,
  );
}

function exportedNames(statement: Statement): string[] {
  if (statement.type !== "ExportNamedDeclaration") return [];
  const { declaration, specifiers } = statement;
  const named = specifiers.map(({ exported }) => ("name" in exported ? exported.name : ""));
  if (declaration?.type === "FunctionDeclaration") return [...named, declaration.id?.name ?? ""];
  if (declaration?.type !== "VariableDeclaration") return named;
  return declaration.declarations.map(({ id }) => ("name" in id ? id.name : ""));
}
