/** Shown when a page could not be rendered at all: no brand, no script, both languages. */
export function errorPage(nonce: string): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Page indisponible – Page unavailable</title>
<style nonce="${nonce}">
body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 2.5rem; padding: 1.5rem;
  box-sizing: border-box; font: 1.0625rem/1.5 system-ui, sans-serif; color: #1d2328; background: #f6f5f2; }
section { max-width: 26rem; }
h1, h2 { margin: 0 0 .5rem; font-size: 1.375rem; line-height: 1.25; }
p { margin: 0 0 1rem; }
a { display: inline-block; padding: .75rem 1.25rem; border-radius: .5rem; color: #fff; background: #1d2328;
  text-decoration: none; font-weight: 600; }
a:focus-visible { outline: 3px solid #2f6fed; outline-offset: 2px; }
</style>
</head>
<body>
<main>
<section>
<h1>Cette page ne s’affiche pas pour le moment</h1>
<p>Rien n’est perdu. Réessayez dans un instant ; si cela dure, adressez-vous à la réception.</p>
<a href="">Réessayer</a>
</section>
<section lang="en">
<h2>This page cannot be shown right now</h2>
<p>Nothing is lost. Try again in a moment; if it lasts, please ask at reception.</p>
<a href="">Try again</a>
</section>
</main>
</body>
</html>
`;
}
