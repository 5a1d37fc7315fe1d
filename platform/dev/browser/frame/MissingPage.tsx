export function MissingPage() {
  return <h1>This remote has no page at this address</h1>;
}
