/** The pages' „Brak zdjęcia” placeholder, in the colours of `app/styles/tokens.css`. */
export const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 24 24">
<path fill="#f6ecdc" d="M0 0h24v24H0z"/>
<path fill="none" stroke="#8a8fa3" stroke-width=".4" d="m12 5 3.5 3.5-3.5 4.5-3.5-4.5zM12 5v8M8.5 8.5h7M12 13c1.5.5-1.5 1 0 2"/>
<text x="12" y="18" fill="#4c5a7d" font-family="Nunito,system-ui,sans-serif" font-size="1.4" text-anchor="middle">Brak zdjęcia</text>
</svg>
`;
