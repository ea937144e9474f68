import { useEffect, useState } from "preact/hooks";

/** Says that all goes on without a connection. */
export function Offline() {
  const [isOnline, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const update = (): void => setOnline(navigator.onLine);
    for (const event of ["online", "offline"]) addEventListener(event, update);
    return () => {
      for (const event of ["online", "offline"]) removeEventListener(event, update);
    };
  }, []);
  return (
    <p class="privacy" role="status">
      {isOnline
        ? "Your file stays on this device. To check, choose what the names are and go offline: this page keeps working."
        : "You have no connection, and this page still works: your file stays on this device."}
    </p>
  );
}
