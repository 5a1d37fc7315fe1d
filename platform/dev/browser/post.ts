/** Sends a message to the dev server; resolves to the text of its response. */
export async function post(name: 'open' | 'page' | 'thrown', body: string): Promise<string> {
  const response = await fetch(`/_dev/${name}`, { method: 'POST', body });
  return await response.text();
}
