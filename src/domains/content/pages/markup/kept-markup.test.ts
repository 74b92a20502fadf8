// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { keptMarkup } from './kept-markup.ts'

test.each([
  ['<p>نص</p>', '<p>نص</p>', []],
  ['<p>قبل<script>alert(1)</script>بعد</p>', '<p>قبلبعد</p>', ['<script>']],
  ['<script>alert(1)</script><p>نص</p>', '<p>نص</p>', ['<script>']],
  ['<link rel="stylesheet" href="/x.css">نص', 'نص', ['<link>']],
  ['<noscript><img src="x"></noscript>', '', ['<noscript>']],
  ['<p onclick="x()" style="color:red">نص</p>', '<p>نص</p>', ['onclick', 'style']],
  ['<center><b>نص</b></center>', '<b>نص</b>', ['<center>']],
  ['<a href="javascript:x()">نص</a>', '<a>نص</a>', ['href']],
  ['<a href="/compare" target="_blank">نص</a>', '<a href="/compare" target="_blank">نص</a>', []],
  ['<a href=" JaVa&#10;Script:x()">نص</a>', '<a>نص</a>', ['href']],
  ['<a href="MAILTO:a@b.ae" id="x" class="y" dir="ltr">نص</a>', '<a href="MAILTO:a@b.ae" id="x" class="y" dir="ltr">نص</a>', []],
  ['<a href="/x?next=javascript:1">نص</a>', '<a href="/x?next=javascript:1">نص</a>', []],
  ['<img src="data:image/svg+xml,x" alt="نص">', '<img alt="نص">', ['src']],
  ['<p href="/x">نص</p>', '<p>نص</p>', ['href']],
  ['<p>بلا إغلاق', '<p>بلا إغلاق', []],
  ['<iframe src="https://example.com"></iframe>', '', ['<iframe>']],
])('of %j visitors get %j', (typed, html, removedTags) => {
  const markup = keptMarkup(typed)
  expect([markup.html, markup.removed.toSorted()]).toEqual([html, removedTags])
})
