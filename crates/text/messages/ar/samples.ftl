samples-empty = لا عدد فيه. المتوقع في كل سطر عدد واحد re، أو عددان re,im.
samples-number = السطر { $line }، العمود { $column }: «{ $text }» ليس عددًا منتهيًا. المتوقع في كل سطر عدد واحد re، أو عددان re,im.
samples-more = السطر { $line }، العمود { $column }: «{ $text }» يأتي بعد عددين. المتوقع في كل سطر عدد واحد re، أو عددان re,im.
samples-comma = السطر { $line }، العمود { $column }: في «{ $text }» فاصلة عشرية. تُكتب الكسور بنقطة: 1.5.
samples-overflow = السطر { $line }، العمود { $column }: «{ $text }» يتجاوز أكبر عدد ممكن، 1.8e308.
samples-grouped = السطر { $line }، العمود { $column }: قد يكون «{ $text }» عددًا واحدًا بمسافة بين أرقامه، أو عددين. اكتب 1000، أو افصل بين العددين بفاصلة.
samples-columns = السطر { $line }، العمود { $column }: العمود «{ $text }» ليس الزمن ولا العينات. أبقِ عمودًا واحدًا للعينات، أو سمِّ عمودين re وim.
samples-long = السطر { $line } أطول من { $most } حرف. المتوقع في كل سطر عدد واحد re، أو عددان re,im.
samples-utf16 = السطر 1، العمود 1: النص بترميز UTF-16. احفظه بترميز UTF-8.
samples-no-text = السطر { $line }، العمود { $column }: هذا ليس نصًا (UTF-8).
samples-many = السطر { $line }: أكثر من 2²² = { $most } عينة، وهو أكثر ما يأخذه تشغيل.
samples-large = أكبر من { $most } MiB، وهو أكثر ما يُقرأ.
samples-memory = السطر { $line }: لا ذاكرة لمزيد من العينات.
