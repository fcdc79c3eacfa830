const BODY = `<rect width="48" height="32" fill="#d22828"/><rect x="48" width="48" height="32" fill="#1e9646"/>
<rect y="32" width="48" height="32" fill="#2850c8"/><rect x="48" y="32" width="48" height="32" fill="#f0c83c"/>`;

/** All the ways to run or load something that we know of, around the four quadrants. */
export const scripted = `<?xml version="1.0" encoding="UTF-8"?>
<?xml-stylesheet href="https://evil.example/style.css"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="96" height="64" viewBox="0 0 96 64" onload="alert(1)">
<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:li>The carpenter</rdf:li></rdf:RDF></metadata>
<script>alert(2)</script><script xlink:href="https://evil.example/x.js"/>
<style>@import url(https://evil.example/a.css); @\\69mport "https://evil.example/b.css"; .a { fill: #123456; background: url(https://evil.example/c.png); }</style>
${BODY}
<a xlink:href="javascript:alert(3)"><rect width="1" height="1" fill-opacity="0"/></a>
<use xlink:href="https://evil.example/d.svg#x"/><use href="data:image/svg+xml,&lt;svg/&gt;"/>
<image href="https://evil.example/e.png" width="1" height="1"/><image href="data:text/html,x" width="1" height="1"/>
<rect width="1" height="1" fill="url(https://evil.example/f.svg#g)" style="fill: \\75rl(https://evil.example/h.svg#i)" onclick="alert(4)"/>
<animate href="#x" attributeName="href" to="javascript:alert(5)"/><set attributeName="onclick" to="alert(6)"/>
<foreignObject width="1" height="1"><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.example/j"/><img src="x" onerror="alert(7)"/></body></foreignObject>
<handler xmlns="http://www.w3.org/2000/svg" type="application/ecmascript">alert(8)</handler>
</svg>
`;

/** As drawing programs write it for the web. */
export const withoutSize = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64">${BODY}</svg>\n`;

/** What a designer uses: gradients, clips, masks, patterns, symbols, filters, styles and text. */
export const designed = `<?xml version="1.0" encoding="utf-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="192" height="128" viewBox="0 0 96 64" xml:space="preserve">
<title>Joinery</title>
<defs>
<linearGradient id="title" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="96" y2="0"><stop offset="0" stop-color="#5b3a26"/><stop offset="1" style="stop-color:#c8955a"/></linearGradient>
<radialGradient id="b" xlink:href="#title" gradientTransform="rotate(20)" fx=".4"/>
<clipPath id="c" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath>
<mask id="m" maskContentUnits="userSpaceOnUse"><rect width="96" height="64" fill="#fff"/><rect x="40" y="24" width="16" height="16" fill="#000"/></mask>
<pattern id="p" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 0h4v4H0z" fill="#2f4a3c"/></pattern>
<symbol id="s" viewBox="0 0 10 10"><path class="star" d="M5 0l2 3h3L8 6l1 4-4-2-4 2 1-4-2-3h3z"/></symbol>
<filter id="f"><feGaussianBlur in="SourceAlpha" stdDeviation="1"/><feOffset dx="1" dy="1" result="o"/><feMerge><feMergeNode in="o"/><feMergeNode in="SourceGraphic"/></feMerge></filter>
</defs>
<style type="text/css"><![CDATA[ .star { fill: #efe7da; stroke: #231a14; stroke-width: .5 } g > .x:not(.y) { opacity: .8 } ]]></style>
<rect width="96" height="64" fill="url(#title)" mask="url(#m)"/>
<rect x="4" y="4" width="30" height="30" fill="url(#b)" clip-path="url(#c)"/>
<rect x="60" y="30" width="32" height="30" style="fill:url(#p);stroke:#000"/>
<g><use xlink:href="#s" class="x" x="8" y="36" width="20" height="20" filter="url(#f)"/></g>
<text x="48" y="16" font-size="8" text-anchor="middle" fill="#fff">Oak &amp; walnut</text>
<image x="70" y="4" width="8" height="8" preserveAspectRatio="none" xlink:href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg=="/>
</svg>
`;
