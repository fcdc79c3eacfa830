#!/usr/bin/env python3
"""Joins letters and their dots into one glyph each, so that no browser has to place a dot as a mark.

join.py FONT.woff2 (of one weight) needs Debian's python3-fonttools, python3-brotli and libharfbuzz-bin.
Shapes every letter in every context, makes a composite glyph of each base with its marks, and
substitutes it by a ligature lookup after all others.
"""
import json
import subprocess
import sys
import tempfile
import unicodedata

from fontTools.otlLib import builder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

target = sys.argv[1]
font = TTFont(target)
font.flavor = None
plain = tempfile.NamedTemporaryFile(suffix='.ttf').name
font.save(plain)
order = font.getGlyphOrder()
classes = font['GDEF'].table.GlyphClassDef.classDefs
letters = [chr(c) for c in font.getBestCmap() if unicodedata.category(chr(c)) == 'Lo']
SHADDA = chr(0x651)
texts = [a + b + mark + c for a in [''] + letters for b in letters for mark in ('', SHADDA) for c in [''] + letters]


def shape(lines):
    out = subprocess.run(['hb-shape', '--output-format=json', '--no-glyph-names', plain],
                         input='\n'.join(lines), capture_output=True, text=True, check=True).stdout
    return [json.loads(line) for line in out.splitlines()]


found = {}
for glyphs in shape(texts):
    clusters = {}
    for glyph in glyphs:
        clusters.setdefault(glyph['cl'], []).append(glyph)
    for cluster in clusters.values():
        x, at = 0, {}
        for glyph in cluster:
            at[id(glyph)] = x
            x += glyph['ax']
        marks = [g for g in cluster if classes.get(order[g['g']]) == 3]
        bases = [g for g in cluster if classes.get(order[g['g']]) != 3]
        if marks and len(bases) == 1:
            base = bases[0]
            placed = [(order[m['g']], at[id(m)] + m['dx'] - at[id(base)] - base['dx'], m['dy']) for m in marks]
            found[(order[base['g']], *(order[m['g']] for m in reversed(marks)))] = placed

glyphs, glyf, hmtx, ligatures = font.getGlyphSet(), font['glyf'], font['hmtx'], {}
for sequence, placed in found.items():
    name, pen = '.'.join(sequence), TTGlyphPen(glyphs)
    pen.addComponent(sequence[0], (1, 0, 0, 1, 0, 0))
    for mark, dx, dy in placed:
        pen.addComponent(mark, (1, 0, 0, 1, dx, dy))
    glyf[name] = pen.glyph()
    hmtx[name] = (hmtx[sequence[0]][0], 0)
    classes[name] = 1
    ligatures[sequence] = name
font.setGlyphOrder(font.getGlyphOrder())  # drops the cached reverse map
font['maxp'].numGlyphs = len(font.getGlyphOrder())
for name in ligatures.values():
    glyf[name].recalcBounds(glyf)
    hmtx[name] = (hmtx[name][0], glyf[name].xMin)
gsub = font['GSUB'].table
gsub.LookupList.Lookup.append(builder.buildLookup([builder.buildLigatureSubstSubtable(ligatures)]))
gsub.LookupList.LookupCount += 1
for record in gsub.FeatureList.FeatureRecord:
    if record.FeatureTag == 'rclt':
        record.Feature.LookupListIndex.append(gsub.LookupList.LookupCount - 1)
        record.Feature.LookupCount += 1
font.flavor = 'woff2'
font.save(target)
print(f'{len(ligatures)} joined glyphs')
