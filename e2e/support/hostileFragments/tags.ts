export const tags: readonly string[] = [
  ...[
    'script style iframe object embed applet frame frameset noframes noscript noembed template slot portal',
    'form input button select textarea keygen label fieldset output datalist option meter progress',
    'img picture source video audio track canvas map area svg math',
    'base link meta title html head body div span section article header footer main nav aside',
    'h1 h2 h3 h4 h5 h6 table tr td th b i u s q sub sup small mark code pre blockquote details summary dialog',
    'marquee blink font center basefont bgsound layer xmp plaintext listing x-widget custom-element',
  ]
    .join(' ')
    .split(' ')
    .map((tag) => `<p>before</p><${tag} onload="hit()" src="x">hit()</${tag}>`)
    // Outside of their tables and documents these tags mean nothing to a parser, and are gone.
    .filter((html) => !/<(?:html|head|body|frameset|frame|tr|td|th) /.test(html)),
  '<script src="data:text/javascript,hit()"></script>',
  '<script type="module">hit()</script>',
  '<SCRIPT>hit()</SCRIPT>',
  '<scr\u0000ipt>hit()</scr\u0000ipt>',
  '<style>@import "data:text/css,*{color:red}";</style>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<iframe src="javascript:parent.hit()"></iframe>',
  '<object data="javascript:hit()"></object>',
  '<embed src="data:text/html,<script>hit()</script>">',
  '<meta http-equiv="refresh" content="0;url=javascript:hit()">',
  '<link rel="stylesheet" href="data:text/css,*{}">',
  '<base href="https://elsewhere.example/">',
  '<form action="javascript:hit()"><button>Send</button></form>',
  '<input autofocus onfocus="hit()">',
  '<details open ontoggle="hit()"><summary>x</summary></details>',
  '<video><source onerror="hit()" src="x"></video>',
];
