export function CartChanges({ changes }: { changes: readonly string[] }) {
  return (
    <div role="status">
      {changes.length > 0 && (
        <div className="notice notice--sun">
          <strong>Zaktualizowaliśmy koszyk</strong>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
