/** What a review site is called: as the hotel says, else by its address. */
export function siteOf({ name, url }: { name?: string | undefined; url: string }): string {
  const given = name?.trim();
  if (given) return given;
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./u, '') : url;
}
