import { useState } from "preact/hooks";

/** A place to drop a file, which is also a button for those who do not drag. */
export function ChooseFile({
  name,
  choose,
}: {
  readonly name: string | undefined;
  readonly choose: (file: File) => void;
}) {
  const [isOver, setOver] = useState(false);
  return (
    <label
      class={isOver ? "drop over" : "drop"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer?.files[0];
        if (file !== undefined) choose(file);
      }}
    >
      <strong>{name ?? "Drop a CSV file or a workbook here"}</strong>
      <span>{name === undefined ? "or choose one from your device" : "Choose another file"}</span>
      <input
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) choose(file);
          // So that the same file can be chosen again after it was mended.
          currentTarget.value = "";
        }}
      />
    </label>
  );
}
